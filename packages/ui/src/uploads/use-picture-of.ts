import { useCallback, type RefCallback } from 'react'

/** Shows a file that is still here in an image, which holds its bytes for as long as it stands. */
export function usePictureOf(file: File | undefined): RefCallback<HTMLImageElement> {
  return useCallback(
    (image) => {
      if (!image || !file) return undefined
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
}
