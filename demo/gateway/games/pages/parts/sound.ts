export interface Sound {
  readonly isOn: boolean
  turn(isOn: boolean): void
  /** A reel stops. */
  click(): void
  /** More came back than was staked. */
  chime(): void
}

/** A few dry clicks; off until the player turns it on. */
export function createSound(): Sound {
  let context: AudioContext | undefined
  let isOn = false
  const note = (frequency: number, { delay = 0, length = 0.05 } = {}) => {
    if (!isOn || !context) return
    const start = context.currentTime + delay
    const volume = context.createGain()
    volume.gain.setValueAtTime(0.12, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + length)
    const tone = context.createOscillator()
    tone.type = 'triangle'
    tone.frequency.value = frequency
    tone.connect(volume).connect(context.destination)
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
    chime: () => {
      note(523, { length: 0.25 })
      note(784, { delay: 0.14, length: 0.35 })
    }
  }
}
