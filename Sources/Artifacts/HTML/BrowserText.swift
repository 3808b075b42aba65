/// The style and the script of the rule browser.
enum BrowserText {
    static let style: StaticString = """

        :root { color-scheme: light dark; }
        body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 70rem; padding: 1rem; }
        header, p, li, td { white-space: pre-line; }
        form { background: Canvas; display: flex; flex-wrap: wrap; gap: .5rem; padding: .5rem 0; position: sticky; top: 0; }
        #query { flex: 1 1 15rem; font: inherit; }
        #count { margin: 0; width: 100%; }
        details { border-bottom: 1px solid GrayText; padding: .25rem 0; }
        summary span { color: GrayText; }
        table { border-collapse: collapse; display: block; overflow-x: auto; }
        td, th { border: 1px solid GrayText; padding: .2rem .5rem; text-align: left; vertical-align: top; }
        pre { background: color-mix(in srgb, GrayText 15%, Canvas); overflow-x: auto; padding: .5rem; }

        """

    /// Hides the rules that lack a word of the search or a chosen fact, and opens the one that the address names.
    static let script: StaticString = """

        (() => {
          const rules = [...document.querySelectorAll("details.rule")].map(
            (element) => ({ element, text: element.textContent.toLowerCase() }));
          const families = [...document.querySelectorAll("section.family, section.pack")];
          const form = document.querySelector("form");
          const query = document.getElementById("query");
          const count = document.getElementById("count");
          const choices = [...form.querySelectorAll("select")];
          const filter = () => {
            const words = query.value.toLowerCase().split(/\\s+/).filter((word) => word);
            let shown = 0;
            for (const { element, text } of rules) {
              const fits = words.every((word) => text.includes(word))
                && choices.every(({ name, value }) => !value || element.dataset[name] === value);
              element.hidden = !fits;
              shown += fits;
            }
            for (const family of families) family.hidden = !family.querySelector("details.rule:not([hidden])");
            count.textContent = `${shown} of ${rules.length} rules`;
          };
          const open = () => {
            const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
            if (target?.tagName !== "DETAILS") return;
            if (target.hidden) form.reset(), filter();
            target.open = true;
            target.scrollIntoView();
          };
          form.addEventListener("input", filter);
          form.addEventListener("submit", (event) => event.preventDefault());
          window.addEventListener("hashchange", open);
          filter();
          open();
        })();

        """
}
