no-such-entry = El registre no té cap acció amb aquest número.
