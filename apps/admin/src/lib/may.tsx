import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { hasPermission, type AdminRole, type Permission } from '@tomogolf/domain/team/permissions'
import { apiQuery } from '@tomogolf/api-client/api.ts'

/** The role of the signed-in administrator; null until the account is loaded. */
export const useRole = (): AdminRole | null =>
  useQuery(apiQuery('GET /api/auth/me')).data?.adminRole ?? null

/**
 * Whether the signed-in administrator may do something. The server checks every call; this only
 * hides what it would refuse. False until the account is loaded.
 */
export function useMay(): (permission: Permission) => boolean {
  const role = useRole()
  return (permission) => Boolean(role && hasPermission(role, permission))
}

/** Shows its children to those who may. */
export const May = ({ do: permission, children }: { do: Permission; children: ReactNode }) =>
  useMay()(permission) && children
