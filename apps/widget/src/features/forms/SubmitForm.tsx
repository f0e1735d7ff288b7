import { useEffect, useRef, type ReactNode } from 'react'

type SubmitFormProps = {
  /** The submit button names it: it sits outside of the form. */
  id: string
  isSending: boolean
  /** An object of its own for every refusal: the same mistake twice leads there twice. */
  refusal?: object | undefined
  onSubmit: () => void
  children: ReactNode
}

/** A form that is checked by us and not by the browser. A refusal moves the focus to the wrong field. */
export function SubmitForm({ id, isSending, refusal, onSubmit, children }: SubmitFormProps) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) ref.current?.querySelector<HTMLElement>(wrongControl)?.focus()
  }, [refusal])
  return (
    <form
      ref={ref}
      id={id}
      noValidate
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}

const wrongControl = '[data-problem] :is(input, textarea, select, button)'
