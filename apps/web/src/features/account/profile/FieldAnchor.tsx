import type { ReactNode } from 'react'
import type { RequiredField } from '@tomogolf/domain/profile'

export const anchorIdOf = (field: RequiredField): string => `profile-${field}`

/** Scroll target for a required field, linked by the list of missing fields. */
export const FieldAnchor = ({
  field,
  wide,
  children,
}: {
  field: RequiredField
  wide?: true
  children: ReactNode
}) => (
  <div id={anchorIdOf(field)} className={wide ? 'min-w-0 md:col-span-2' : 'min-w-0'}>
    {children}
  </div>
)
