import { getIcSlider, getSlider, type Slide } from '../contract/cmscontroller.ts'
import { send } from '../gateway/client.ts'
import { askInEachLanguage } from '../lib/in-each-language.ts'
import { createKeyed } from '../lib/keyed.ts'
import { createRemote, type RemoteValue } from '../lib/remote.ts'
import { shared } from '../shared.ts'

/** Where banners stand: `sol` left, `sag` right. */
export type SliderPlace = 'all' | 'sol' | 'sag'
export type Slides = RemoteValue<readonly Slide[]>

/** The site's number at the gateway, and how many banners it is asked for. */
const SITE = 889
const MOST = 7

const places = shared('slider', () =>
  createKeyed<SliderPlace, Slides>(
    place => place,
    place => createRemote(signal => ask(place, signal))
  )
)

/** The banners of a place, those that are off or out of their time among them. */
export function slider(place: SliderPlace): Slides {
  askInEachLanguage('slider', places.all)
  return places.get(place)
}

/** The banners to be shown: active, begun and not ended (VALID-05). @param now ms since 1970 UTC. */
export function slidesOf(slides: readonly Slide[], now: number): readonly Slide[] {
  return slides.filter(
    ({ Status, Start_date = -Infinity, End_date = Infinity }) => Status && Start_date <= now && now < End_date
  )
}

async function ask(place: SliderPlace, signal: AbortSignal): Promise<readonly Slide[]> {
  if (place === 'all') {
    const data = { SiteType: 'desktop', siteId: SITE, limit: MOST, offset: 0 } as const
    return send(getSlider, data, { signal })
  }
  const data = { SiteType: 'desktop', SliderType: 'slot', sliderPlace: place, siteId: SITE } as const
  return send(getIcSlider, data, { signal })
}
