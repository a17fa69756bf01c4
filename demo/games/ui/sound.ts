export interface Sound {
  readonly isOn: boolean
  turn(isOn: boolean): void
  /** A reel stops. */
  click(): void
  /** A ball sings: one of ten steps, from the left ear (0) to the right (1), with a second note for a hit. */
  sing(step: number, side: number, isHit: boolean): void
  /** More came back than was staked. */
  chime(): void
}

/** Two octaves of five notes, in semitones: any of them goes with any other. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21]

/** A few dry clicks; off until the player turns it on. */
export function createSound(): Sound {
  let context: AudioContext | undefined
  let isOn = false
  const note = (frequency: number, { delay = 0, length = 0.05, side = 0.5 } = {}) => {
    if (!isOn || !context) return
    const start = context.currentTime + delay
    const volume = context.createGain()
    volume.gain.setValueAtTime(0.12, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + length)
    const tone = context.createOscillator()
    tone.type = 'triangle'
    tone.frequency.value = frequency
    const place = context.createStereoPanner()
    place.pan.value = side * 2 - 1
    tone.connect(volume).connect(place).connect(context.destination)
    tone.start(start)
    tone.stop(start + length)
  }
  return {
    get isOn() {
      return isOn
    },
    turn(next) {
      isOn = next
      // Only after the player's own click may a page make sounds, so the context is made here.
      if (isOn) context ??= new AudioContext()
    },
    click: () => note(170),
    sing(step, side, isHit) {
      const frequency = 262 * 2 ** ((SCALE[step] ?? 0) / 12)
      note(frequency, { length: 0.16, side })
      if (isHit) note(frequency * 1.5, { delay: 0.05, length: 0.22, side })
    },
    chime: () => {
      note(523, { length: 0.25 })
      note(784, { delay: 0.14, length: 0.35 })
    }
  }
}
