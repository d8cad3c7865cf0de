import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { profileQuery, type Profile } from '../../queries/profile.ts'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'

/**
 * Renders its children with the user's profile: a placeholder while it loads, a retry button if
 * that fails.
 */
export function ProfileGate({ children }: { children: (profile: Profile) => ReactNode }) {
  const profile = useQuery(profileQuery)
  if (profile.isPending) return <FormSkeleton fields={4} className="max-w-[720px]" />
  if (profile.error && !profile.data)
    return <ErrorState error={profile.error} retry={() => void profile.refetch()} />
  return children(profile.data)
}
