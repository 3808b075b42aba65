import SwiftUI

struct HomeView: View {  // expect: TSTY-06
    let store: HabitJarStore  // expect: TTIR-10
    @EnvironmentObject var flags: Flags  // expect: TTIR-15
    @AppStorage("authToken") private var kept = ""  // expect: TBCK-01
    @Environment(\.dismiss) private var dismiss  // expect: TNAV-06

    var body: some View {
        NavigationView {  // expect: TNAV-01
            header
        }
        .navigationBarHidden(true)  // expect: TCNV-08
        .onChange(of: kept) { new in show(new) }  // expect: TSTY-07
        .background(Color("Paper"))  // expect: TTHM-01
        .tint(Color(red: 1, green: 0, blue: 0))  // expect: TCNV-06 TTHM-03
        .border(Color(red: 1, green: 0, blue: 0))  // expect: TTHM-03
    }

    private var header: some View {
        Text("#ec4899")  // expect: TTHM-03 TTHM-04
            .font(.largeTitle)
    }

    private var links: some View {
        NavigationLink(destination: header, isActive: $flags.isOn) { Text("More") }  // expect: TNAV-02
    }

    private func show(_ value: String) {
        if let first = value.first {  // expect: TSTY-03
            if let second = value.last {
                flags.show(first, second)
            }
        }
        if #available(iOS 16, *), Platform.OS == "ios" {  // expect: TCNV-07 TGEN-01
            flags.reset()
        }
    }
}
