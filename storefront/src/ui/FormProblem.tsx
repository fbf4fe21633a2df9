import { Icon } from './Icon.js';

/** Explains why a form was refused. The region is always rendered, so that screen readers announce its content. */
export function FormProblem({ children }: { readonly children: string | undefined }) {
  return (
    <div role="alert">
      {children ? (
        <p className="flex items-start gap-2 rounded-card bg-danger-ground p-3 text-sm font-medium text-danger">
          <Icon name="warning" />
          {children}
        </p>
      ) : null}
    </div>
  );
}
