import { computed, type ReadableAtom } from 'nanostores'

import { getIcSlider, getSlider, type Slide } from '../contract/cmscontroller.ts'
import { send } from '../gateway/client.ts'
import { $serverTime, serverNow } from '../lib/clock.ts'
import { reloadOnLanguageChange } from '../lib/in-each-language.ts'
import { createKeyed } from '../lib/keyed.ts'
import { createRemote, mapRemote, type Remote, type RemoteValue } from '../lib/remote.ts'
import { onPageReset } from '../page-life.ts'

/** Position of banners: `sol` left, `sag` right. */
export type SliderPlace = 'all' | 'sol' | 'sag'

/** The banners of a position. */
export interface Slider {
  /** The banners that are active now. It changes when one starts or ends. */
  $slides: ReadableAtom<Remote<readonly Slide[]>>
  load(): Promise<void>
  /** Loads for the first watcher; a running request is aborted when the last one stops. */
  watch(): () => void
}

type Slides = RemoteValue<readonly Slide[]>

/** The gateway's `siteId` for banners, and the maximum number of banners. */
const SITE = 889
const MAX_SLIDES = 7

const places = createKeyed<SliderPlace, Slider & { all: Slides }>(place => {
  const all = createRemote(signal => fetchSlides(place, signal))
  return { all, $slides: current(all), load: all.load, watch: all.watch }
})
onPageReset(places.clear)

const followLanguage = reloadOnLanguageChange(() => places.all().map(({ all }) => all))

export function slider(place: SliderPlace): Slider {
  followLanguage()
  return places.get(place)
}

/** Keeps the identity of its value while no banner starts or ends. */
function current({ $remote }: Slides): Slider['$slides'] {
  let last: { all: unknown; ids: string; value: Remote<readonly Slide[]> } | undefined
  return computed([$remote, $serverTime], all => {
    const shown = slidesOf(all.value ?? [], serverNow())
    const ids = shown.map(({ ID }) => ID).join()
    if (last?.all === all && last.ids === ids) return last.value
    const value = mapRemote(all, () => shown)
    last = { all, ids, value }
    return value
  })
}

/** Active banners within their dates (VALID-05). @param now ms since 1970 UTC, by the gateway's clock. */
function slidesOf(slides: readonly Slide[], now: number): readonly Slide[] {
  return slides.filter(
    ({ Status, Start_date = -Infinity, End_date = Infinity }) => Status && Start_date <= now && now < End_date
  )
}

async function fetchSlides(place: SliderPlace, signal: AbortSignal): Promise<readonly Slide[]> {
  if (place === 'all') {
    const data = { SiteType: 'desktop', siteId: SITE, limit: MAX_SLIDES, offset: 0 } as const
    return send(getSlider, data, { signal })
  }
  const data = { SiteType: 'desktop', SliderType: 'slot', sliderPlace: place, siteId: SITE } as const
  return send(getIcSlider, data, { signal })
}
