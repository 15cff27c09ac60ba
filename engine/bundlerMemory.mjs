// Imported before Vite, whose bundler brings an allocator of its own (mimalloc). By default it takes memory in pages of 2 MB,
// and keeps what it once had while the rest of a build would use it: 130 MB. decisions/0013 has the figures.
process.env["MIMALLOC_ARENA_EAGER_COMMIT"] ??= "0";
process.env["MIMALLOC_PURGE_DELAY"] ??= "0";
