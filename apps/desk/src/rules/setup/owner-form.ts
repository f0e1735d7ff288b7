export type Owner = {
  organisation: string
  name: string
  email: string
  password: string
  locale: string
  timeZone: string
}
/** `form`: a problem of no single field. */
export type OwnerField = keyof Owner | 'form'

type Problem = 'setup.owner.missing' | 'setup.owner.emailInvalid'

export function readOwner(form: FormData): Omit<Owner, 'timeZone'> {
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    organisation: text('organisation').trim(),
    name: text('name').trim(),
    email: text('email').trim(),
    password: text('password'),
    locale: text('locale'),
  }
}

/** What keeps the form from being sent, in the order of its fields. The server has the last word. */
export function ownerProblems(owner: Owner): Partial<Record<OwnerField, Problem>> {
  const fields = ['organisation', 'name', 'email', 'password', 'timeZone'] as const
  const problems: Partial<Record<OwnerField, Problem>> = {}
  for (const field of fields) if (owner[field] === '') problems[field] = 'setup.owner.missing'
  if (owner.email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(owner.email))
    problems.email = 'setup.owner.emailInvalid'
  return problems
}
