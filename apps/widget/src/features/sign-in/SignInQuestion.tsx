import { lazy } from 'react'
import { LazyPart } from '../../lazy/LazyPart.tsx'
import { useDispatch, useSession } from '../../session/ChatContext.tsx'

const SignInDialog = lazy(async () => ({ default: (await import('./SignInDialog.tsx')).SignInDialog }))

/** the login expired; stay on the page, or begin again. */
export function SignInQuestion() {
  const dispatch = useDispatch()
  const isAsked = useSession((state) => state.signIn === 'asked')
  if (!isAsked) return null
  return (
    <LazyPart>
      <SignInDialog
        onAgain={() => dispatch({ type: 'signInAgainPressed' })}
        onStay={() => dispatch({ type: 'signInAgainRefused' })}
      />
    </LazyPart>
  )
}
