import { createFileRoute } from '@tanstack/react-router';
import { CheckoutFrame } from '../shell/CheckoutFrame.js';

/** The frame of the checkout's steps. */
export const Route = createFileRoute('/checkout')({ component: CheckoutFrame });
