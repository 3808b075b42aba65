import Foundation

enum DeepLinkHandler {}
