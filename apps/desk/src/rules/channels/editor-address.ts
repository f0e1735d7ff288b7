/** The open group and setting of the channel editor. It knows their names, which are not in the first download. */
type EditorAddress = { part?: string; setting?: string }

export function readEditorAddress({ part, setting }: Record<string, unknown>): EditorAddress {
  return {
    ...(typeof part === 'string' && { part }),
    ...(typeof setting === 'string' && { setting }),
  }
}
