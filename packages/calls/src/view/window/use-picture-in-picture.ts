import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { useEffect, useState, type RefObject } from 'react'

/** S-25: the picture over all other windows. Undefined where the browser, or the page around a frame, has none. */
export function usePictureInPicture(
  video: RefObject<HTMLVideoElement | null>,
  isThere: boolean,
): { isOn: boolean; toggle: () => void } | undefined {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const element = video.current
    if (!isThere || !element) return undefined
    const enter = (): void => setOn(true)
    const leave = (): void => setOn(false)
    element.addEventListener('enterpictureinpicture', enter)
    element.addEventListener('leavepictureinpicture', leave)
    return () => {
      element.removeEventListener('enterpictureinpicture', enter)
      element.removeEventListener('leavepictureinpicture', leave)
      leave()
    }
  }, [video, isThere])
  if (!isThere || typeof document === 'undefined' || !document.pictureInPictureEnabled) return undefined
  return {
    isOn,
    toggle: () => void toggle(video.current).catch(() => ignoreExpected('the browser refuses it')),
  }
}

async function toggle(video: HTMLVideoElement | null): Promise<void> {
  if (!video) return
  if (document.pictureInPictureElement === video) await document.exitPictureInPicture()
  else await video.requestPictureInPicture()
}
