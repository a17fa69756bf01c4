import type { Voice } from '../../ui/sound.ts'
import type { SkinName } from './skin.ts'

export const VOICES: Readonly<Record<SkinName, Voice>> = {
  harbour: { wave: 'triangle', click: 170, chime: [523, 784] },
  night: { wave: 'sine', click: 294, chime: [440, 659, 880] },
  bazaar: { wave: 'triangle', click: 220, chime: [494, 587, 740] },
  garden: { wave: 'sine', click: 392, chime: [587, 740, 988] },
  workshop: { wave: 'square', click: 110, chime: [392, 523, 659] }
}
