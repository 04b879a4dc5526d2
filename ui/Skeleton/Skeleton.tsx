import type { ReactNode } from 'react';
import { Stack } from '#ui/Stack';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './Skeleton.css';

export const skeletonShapes = ['line', 'heading', 'control', 'block'] as const;
export const skeletonSizes = ['h1', 'lead', 'ui', 'small', 'target'] as const;
export const skeletonWidths = ['quarter', 'half', 'most', 'full'] as const;
export const skeletonRatios = ['portrait', 'square', 'fill'] as const;

export interface SkeletonProps {
  /** What it is a placeholder for: a line of text, a heading, a button or field, a picture. */
  shape: (typeof skeletonShapes)[number];
  /** The type style of a `line` that is not body text; `target` is as high as a link, 44 px. */
  size?: (typeof skeletonSizes)[number];
  /** 25, 50, 85 or 100 % of the parent's width. */
  width?: (typeof skeletonWidths)[number];
  /** The aspect ratio of a `block`: 4:5, 1:1, or that of the parent (`fill`). */
  ratio?: (typeof skeletonRatios)[number];
}

/**
 * A placeholder for content whose shape is known, so that nothing moves when it loads. Put all skeletons of a screen into
 * one `SkeletonGroup`. If the shape is not known, use a `Spinner`.
 */
export function Skeleton({ shape, size, width = 'full', ratio = 'portrait' }: SkeletonProps) {
  const ratioClass = shape === 'block' ? ` ${styles.ratios[ratio]}` : '';
  const sizeClass = size ? ` ${styles.sizes[size]}` : '';
  return (
    <span
      aria-hidden="true"
      className={`${styles.skeleton} ${styles.shapes[shape]} ${styles.widths[width]}${ratioClass}${sizeClass}`}
    />
  );
}

/** The placeholder of a labelled field. */
export function FieldSkeleton() {
  return (
    <Stack gap="2">
      <Skeleton shape="line" size="ui" width="quarter" />
      <Skeleton shape="control" />
    </Stack>
  );
}

export interface SkeletonGroupProps {
  /** The skeletons, in the layout of the content. */
  children: ReactNode;
  /** What is loading, for screen readers: 'Učitavanje proizvoda'. */
  label: string;
}

/** Announces once, for all skeletons in it, that content is loading. */
export function SkeletonGroup({ children, label }: SkeletonGroupProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
