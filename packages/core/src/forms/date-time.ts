/** Our `yyyy-MM-dd HH:mm` as the platform's `datetime-local` control has it, and back. */
export function toDateTimeInput(value: string): string {
  return value.replace(' ', 'T')
}

/** Some browsers add seconds. What the control does not hold whole it reports as nothing. */
export function fromDateTimeInput(input: string): string {
  return input.slice(0, 'yyyy-MM-ddTHH:mm'.length).replace('T', ' ')
}
