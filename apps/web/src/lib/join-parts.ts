import type { ComponentType } from 'react'
import type { NameParts } from '@tomogolf/domain/katakana/propose-katakana'
import type { ThreeDSecureComponent } from './three-d-secure.ts'

export type ProfileFieldsProps = {
  /** The id of the form, for a button outside of it. */
  formId: string
  onSaving: (saving: boolean) => void
  onSaved: () => void
  /** What is typed so far of the fields that a proposal for the name in katakana needs. */
  onName?: (name: NameParts) => void
}
/**
 * Parts of the join sheet from other features. The route passes them, because features do not
 * import each other.
 */
export type JoinParts = {
  threeDSecure: ThreeDSecureComponent
  /** Saves a card. `backTo`: where the bank's own page leads to in the end. */
  cardEntry: ComponentType<{ backTo: string; onSaved: () => void }>
  /** The missing fields of the profile. */
  profileFields: ComponentType<ProfileFieldsProps>
}
