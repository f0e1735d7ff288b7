/** V-05 offers bitmaps, which no server of ours draws again: they are sent as the same picture in another format. */
export async function drawablePicture(file: File): Promise<File> {
  if (!/^image\/(?:x-ms-)?bmp$/.test(file.type)) return file
  try {
    const bitmap = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    return blob ? new File([blob], file.name.replace(/\.bmp$/i, '.png'), { type: 'image/png' }) : file
  } catch {
    // What cannot be drawn here is for the server to refuse.
    return file
  }
}
