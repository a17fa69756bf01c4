/** The origin of an address, which may have a path; empty for an invalid one, and without a scheme (`localhost:4000`). */
export function originOf(address: string): string {
  const origin = URL.canParse(address) ? new URL(address).origin : 'null'
  return origin === 'null' ? '' : origin
}

/**
 * The origin of the full site: as configured, else the gateway's, else that of the scripts.
 *
 * @param scripts Address of a script or of its folder.
 */
export function siteOf(settings: { gateway?: string; site?: string }, scripts: string): string {
  return originOf(settings.site ?? '') || originOf(settings.gateway ?? '') || originOf(scripts)
}
