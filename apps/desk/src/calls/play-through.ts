import { playSound } from '../notify/sound.ts'

/** The desk's own notes, from the speaker that was chosen; from the usual one where browsers give no choice. */
export async function playThrough(speaker: string | undefined): Promise<void> {
  if (speaker === undefined || !('setSinkId' in HTMLMediaElement.prototype)) return playSound()
  const element = new Audio()
  await element.setSinkId(speaker)
  return playSound((context) => {
    const way = context.createMediaStreamDestination()
    element.srcObject = way.stream
    void element.play()
    return way
  })
}
