import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'

let context: AudioContext | undefined

/** Two soft notes, made here: no file to download. A browser that forbids sound before a click stays silent. */
export async function playSound(): Promise<void> {
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') await context.resume()
    note(context, 880, 0)
    note(context, 1175, 0.09)
  } catch {
    ignoreExpected('the browser refuses sound before a click')
  }
}

function note(audio: AudioContext, hertz: number, delay: number): void {
  const start = audio.currentTime + delay
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(0.08, start + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.25)
  const tone = audio.createOscillator()
  tone.frequency.value = hertz
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + 0.3)
}
