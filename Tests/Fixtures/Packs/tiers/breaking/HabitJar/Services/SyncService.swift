struct SyncService {
    let interval = 60
}
