import { Fragment } from 'react'

/** Keys that are held together. They stand in the order of pressing in every direction of writing. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="capture-keys" dir="ltr">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && '+'}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </span>
  )
}
