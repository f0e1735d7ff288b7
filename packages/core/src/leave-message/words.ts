/** What a visitor leaves (D-12), by the wire's names: the form, the event and the call all have them. */
export type LeaveWords = {
  customerName: string
  customerPhone: string
  customerEmail: string
  msgContent: string
}

/** V-06: a name and a text; phone and e-mail may be anything. */
export function leaveProblem({ customerName, msgContent }: LeaveWords): 'name' | 'content' | undefined {
  if (customerName.trim() === '') return 'name'
  return msgContent.trim() === '' ? 'content' : undefined
}

/** The same again, after a double click or a lost answer; anything else under the same id is a mistake. */
export function isSameWords(one: LeaveWords, other: LeaveWords): boolean {
  return (
    one.customerName === other.customerName &&
    one.customerPhone === other.customerPhone &&
    one.customerEmail === other.customerEmail &&
    one.msgContent === other.msgContent
  )
}
