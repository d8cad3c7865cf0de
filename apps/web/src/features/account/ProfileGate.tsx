import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { profileQuery, type Profile } from '../../queries/profile.ts'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'

type ProfileGateProps = {
  /** The heading until the profile is there, where the profile itself is the heading. */
  title?: string
  children: (profile: Profile) => ReactNode
}
/**
 * Renders its children with the user's profile: a placeholder while it loads, a retry button if
 * that fails.
 */
export function ProfileGate({ title, children }: ProfileGateProps) {
  const { data, error, refetch } = useQuery(profileQuery)
  if (data) return children(data)
  const state = error ? (
    <ErrorState error={error} retry={() => void refetch()} />
  ) : (
    <FormSkeleton fields={4} className="max-w-[720px]" />
  )
  if (title === undefined) return state
  return (
    <>
      <h1 className="pt-8 pb-6 text-d2 lg:pt-14 lg:pb-8">{title}</h1>
      {state}
    </>
  )
}
