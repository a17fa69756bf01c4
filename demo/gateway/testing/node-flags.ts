/**
 * Options of V8 for processes that run for seconds, as in tests. V8 would optimize the WebAssembly of the embedded database
 * in the background, which takes more CPU time than it saves: a sandbox starts with 2.3 instead of 3.8 s of it.
 */
export const TEST_NODE_FLAGS = ['--liftoff-only']
