import { createRootRouteWithContext } from '@tanstack/react-router'
import { Shell } from '../components/Shell.tsx'
import type { AdminContext } from '../router.tsx'

export const Route = createRootRouteWithContext<AdminContext>()({ component: Shell })
