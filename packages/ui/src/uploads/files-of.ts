/** The files of a drop. A folder looks like a file and cannot be read as one. */
export function filesOf({ items }: Pick<DataTransfer, 'items'>): File[] {
  return [...items].flatMap((item) => {
    const file = item.kind === 'file' && !item.webkitGetAsEntry()?.isDirectory ? item.getAsFile() : null
    return file ? [file] : []
  })
}
