import { useText } from '../text/text-context.tsx'
import { Fact } from '../ui/Fact.tsx'

/** An address that a mail program may be handed: nothing in it can add a header or a second receiver. */
const plainAddress = /^[^\s@,;?&<>"%]+@[^\s@,;?&<>"%]+$/
const plainPhone = /^[+\d][\d\s()./-]{2,30}$/

/** How somebody can be reached, inside a `dl`. What they typed is a link only where it can be one. */
export function Contact({ email, phone }: { email: string; phone: string }) {
  const t = useText()
  return (
    <>
      {email && (
        <Fact name={t('visitor.email')}>
          {plainAddress.test(email) ? (
            <a href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </a>
          ) : (
            <bdi>{email}</bdi>
          )}
        </Fact>
      )}
      {phone && (
        <Fact name={t('visitor.phone')}>
          {plainPhone.test(phone) ? (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <bdi>{phone}</bdi>
            </a>
          ) : (
            <bdi>{phone}</bdi>
          )}
        </Fact>
      )}
    </>
  )
}
