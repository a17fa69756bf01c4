/** Settings of a sandbox whose clock is ahead of the device's. */
export function clockAhead(seconds: number): Record<string, string> {
  const script = `const now = Date.now; Date.now = () => now() + ${seconds * 1_000}`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` }
}
