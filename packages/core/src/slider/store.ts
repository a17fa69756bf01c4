import { computed, type ReadableAtom } from 'nanostores'

import { getIcSlider, getSlider, type Slide } from '../contract/cmscontroller.ts'
import { send } from '../gateway/client.ts'
import { $serverTime, serverNow } from '../lib/clock.ts'
import { reloadOnLanguageChange } from '../lib/in-each-language.ts'
import { createKeyed } from '../lib/keyed.ts'
import { createRemote, type Remote, type RemoteValue } from '../lib/remote.ts'
import { shared } from '../shared.ts'

/** Where banners stand: `sol` left, `sag` right. */
export type SliderPlace = 'all' | 'sol' | 'sag'

/** The banners of a place. */
export interface Slider {
  /** Those to be shown at this moment: one comes when it begins, and goes when it ends. */
  $slides: ReadableAtom<Remote<readonly Slide[]>>
  load(): Promise<void>
}

type Slides = RemoteValue<readonly Slide[]>

/** The site's number at the gateway, and how many banners it is asked for. */
const SITE = 889
const MOST = 7

const places = shared('slider', () =>
  createKeyed<SliderPlace, Slider & { all: Slides }>(
    place => place,
    place => {
      const all = createRemote(signal => ask(place, signal))
      return { all, $slides: current(all), load: all.load }
    }
  )
)

export function slider(place: SliderPlace): Slider {
  reloadOnLanguageChange('slider', () => places.all().map(({ all }) => all))
  return places.get(place)
}

/** Nothing is told while nothing comes or goes. */
function current({ $remote }: Slides): Slider['$slides'] {
  let last: { all: unknown; ids: string; told: Remote<readonly Slide[]> } | undefined
  return computed([$remote, $serverTime], all => {
    const shown = slidesOf(all.value ?? [], serverNow())
    const ids = shown.map(({ ID }) => ID).join()
    if (last?.all === all && last.ids === ids) return last.told
    const told = { ...all, ...(all.value && { value: shown }) } as Remote<readonly Slide[]>
    last = { all, ids, told }
    return told
  })
}

/** The banners to be shown: active, begun and not ended (VALID-05). @param now ms since 1970 UTC, by the gateway's clock. */
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
