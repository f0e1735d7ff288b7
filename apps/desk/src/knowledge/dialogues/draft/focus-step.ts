/** The element of a step: its part of the outline, or its form beside the graph. */
export function stepElementId(id: string): string {
  return `dialogue-step-${id}`
}

/** Moves the focus to a step once it is drawn. */
export function focusStep(id: string): void {
  requestAnimationFrame(() => {
    const step = document.getElementById(stepElementId(id))
    step?.scrollIntoView({ block: 'nearest' })
    step?.querySelector<HTMLElement>('button, input, select, textarea')?.focus()
  })
}
