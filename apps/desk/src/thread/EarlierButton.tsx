import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import './EarlierButton.css'

/** Reads older messages when it comes into sight; after a failure it waits to be pressed. */
export function EarlierButton({ threadId }: { threadId: string }) {
  const t = useText()
  const { reads } = useDesk()
  const ref = useRef<HTMLButtonElement>(null)
  const { mutate, isPending, isError } = useMutation({ mutationFn: () => reads.earlier(threadId) })

  useEffect(() => {
    const button = ref.current
    if (!button || isError || isPending) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) mutate()
    })
    observer.observe(button)
    return () => observer.disconnect()
  }, [mutate, isError, isPending])

  return (
    <Button
      ref={ref}
      className="desk-earlier"
      variant="subtle"
      size="xs"
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('thread.earlier')}
    </Button>
  )
}
