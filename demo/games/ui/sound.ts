export interface Sound {
  readonly isOn: boolean
  setOn(isOn: boolean): void
  /** A reel stops, a chip is laid, a number is hit. */
  click(): void
  playBall(ball: BallNote): void
  /** The return is above the stake. */
  chime(): void
}

/** Sounds of one game; frequencies in Hz. */
export interface Voice {
  wave: OscillatorType
  click: number
  /** Notes of a win, one after the other. */
  chime: readonly number[]
}

const PLAIN: Voice = { wave: 'triangle', click: 170, chime: [523, 784] }

/** A drawn ball as a note. */
export interface BallNote {
  /** 0 to 9: degree of the scale. */
  step: number
  /** 0 is the left ear, 1 the right one. */
  side: number
  /** A hit plays a second note. */
  isHit: boolean
}

/** Semitones of a pentatonic scale over two octaves: any two notes are consonant. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21]

interface Note {
  /** Hz. */
  frequency: number
  /** Seconds from now. */
  delay?: number
  /** Seconds. */
  length?: number
  side?: number
  wave?: OscillatorType
}

/** Off until the player turns it on. */
export function createSound({ wave, click, chime }: Voice = PLAIN): Sound {
  let context: AudioContext | undefined
  let isOn = false
  const play = (note: Note) => {
    if (isOn && context) playNote(context, { wave, ...note })
  }
  return {
    get isOn() {
      return isOn
    },
    setOn(next) {
      isOn = next
      // Browsers allow sound only after a click of the user, so the context is created here.
      if (isOn) context ??= new AudioContext()
    },
    click: () => play({ frequency: click }),
    playBall({ step, side, isHit }) {
      const frequency = 262 * 2 ** ((SCALE[step] ?? 0) / 12)
      play({ frequency, length: 0.16, side })
      if (isHit) play({ frequency: frequency * 1.5, delay: 0.05, length: 0.22, side })
    },
    chime() {
      for (const [index, frequency] of chime.entries()) play({ frequency, delay: index * 0.14, length: 0.3 })
    }
  }
}

function playNote(context: AudioContext, note: Note): void {
  const { frequency, delay = 0, length = 0.05, side = 0.5, wave = 'triangle' } = note
  const start = context.currentTime + delay
  const volume = context.createGain()
  volume.gain.setValueAtTime(0.12, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + length)
  const tone = context.createOscillator()
  tone.type = wave
  tone.frequency.value = frequency
  const panner = context.createStereoPanner()
  panner.pan.value = side * 2 - 1
  tone.connect(volume).connect(panner).connect(context.destination)
  tone.start(start)
  tone.stop(start + length)
}
