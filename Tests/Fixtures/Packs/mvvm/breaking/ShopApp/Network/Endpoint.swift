enum Endpoint {
    case products
}
