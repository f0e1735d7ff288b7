/** Two short notes of our own making, a fifth apart: heard, and not startling. */
const notes = [
  { hertz: 660, from: 0, seconds: 0.18 },
  { hertz: 990, from: 0.11, seconds: 0.32 },
] as const
const loudness = 0.12

let context: AudioContext | undefined

type Way = (context: AudioContext) => AudioNode

/** Silent until the page was used once: browsers allow no sound before. `through`: another way than the usual one. */
export async function playSound(through: Way = ({ destination }) => destination): Promise<void> {
  context ??= new AudioContext()
  if (context.state === 'suspended') await context.resume()
  const end = through(context)
  for (const { hertz, from, seconds } of notes) {
    const start = context.currentTime + from
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'sine'
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(loudness, start + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
    tone.connect(volume).connect(end)
    tone.start(start)
    tone.stop(start + seconds)
  }
}
