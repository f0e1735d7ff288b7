/** The field where messages are written. What stands around it (tips, emoji) gives the focus back to it. */
export const fieldId = 'composer-field'

export function composerField(): HTMLTextAreaElement | undefined {
  const element = document.getElementById(fieldId)
  return element instanceof HTMLTextAreaElement ? element : undefined
}
